export { OwnReviews } from './own-reviews.tsx'
