/** Whether a text has any letter of the script; apart from the signs' sounds, which few need. */
export const isEthiopic = (text: string): boolean => /[\u1200-\u135A]/.test(text)
