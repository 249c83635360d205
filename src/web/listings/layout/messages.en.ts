export const layoutEn = { label: 'How listings are shown', grid: 'Grid', list: 'List', map: 'Map' } as const
