interface PickedContact {
  tel?: string[]
  email?: string[]
}

/** The contact picker of some phones; others have none. */
interface ContactsManager {
  select: (properties: string[], options: { multiple: boolean }) => Promise<PickedContact[]>
}

const pickerOf = (): ContactsManager | null =>
  'contacts' in navigator && 'ContactsManager' in globalThis ? (navigator.contacts as ContactsManager) : null

export const hasContactPicker = (): boolean => pickerOf() !== null

/** Numbers and addresses that the person picked out of their address book, one on each line; none where they closed it. */
export async function chooseContacts(): Promise<string> {
  const picked = await pickerOf()
    ?.select(['tel', 'email'], { multiple: true })
    .catch(() => [])
  return (picked ?? []).flatMap(({ tel = [], email = [] }) => [...tel, ...email]).join('\n')
}
