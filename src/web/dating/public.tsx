import { DatingTab as Tab } from './dating-tab.tsx'
import { DatingWords } from './dating-words.tsx'

export const DatingTab = () => (
  <DatingWords>
    <Tab />
  </DatingWords>
)
