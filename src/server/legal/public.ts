export {
  type ArticleRow,
  changeArticle,
  countArticles,
  findArticles,
  insertArticle,
  lockArticle,
  removeArticle,
} from './help/article-store.ts'
export { viewArticle } from './help/article-view.ts'
export { listArticles } from './help/list-articles.ts'
export { deleteRatingsOf, findRatings } from './help/rating-store.ts'
