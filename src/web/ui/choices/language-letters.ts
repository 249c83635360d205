/** How languages other than English are told apart where there is room for two signs. */
export const LANGUAGE_LETTERS = { am: 'አማ', ti: 'ትግ', om: 'AO' } as const
