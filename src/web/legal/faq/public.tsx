export { FaqLink } from './faq-link.tsx'
