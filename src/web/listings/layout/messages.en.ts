export const layoutEn = { label: 'How listings are shown', grid: 'Grid', list: 'List' } as const
