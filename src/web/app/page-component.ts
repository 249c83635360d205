/** 'legal/about-page.tsx' exports AboutPage. */
export const componentOf = (file: string): string =>
  (file.split('/').at(-1) ?? '')
    .replace(/\.tsx$/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
