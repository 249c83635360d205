export { ContactDetails } from './contact-details.tsx'
export { LegalText } from './legal-text.tsx'
