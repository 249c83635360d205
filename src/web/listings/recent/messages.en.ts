export const recentEn = { title: 'Recently viewed' } as const
