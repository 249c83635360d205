export { FaqLink } from './faq-link.tsx'
export { useFaqQuestions } from './load-questions.ts'
