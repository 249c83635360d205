import { addFavorite as addFavoriteOperation } from '#contract/listings/favorites/add-favorite.ts'
import { listFavoriteIds as listFavoriteIdsOperation } from '#contract/listings/favorites/list-favorite-ids.ts'
import { listFavorites as listFavoritesOperation } from '#contract/listings/favorites/list-favorites.ts'
import { removeFavorite as removeFavoriteOperation } from '#contract/listings/favorites/remove-favorite.ts'
import { switchFavoriteMails as switchFavoriteMailsOperation } from '#contract/listings/favorites/switch-favorite-mails.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { addFavorite } from './add-favorite.ts'
import { listFavoriteIds } from './list-favorite-ids.ts'
import { listFavorites } from './list-favorites.ts'
import { removeFavorite } from './remove-favorite.ts'
import { switchFavoriteMails } from './switch-favorite-mails.ts'

export const favoriteRoutes = (platform: Platform): Route[] => [
  route(listFavoritesOperation)((input, member) => listFavorites(platform, member, input)),
  route(listFavoriteIdsOperation)((_input, member) => listFavoriteIds(platform, member)),
  route(switchFavoriteMailsOperation)((input, member) => switchFavoriteMails(platform, member, input)),
  route(addFavoriteOperation)((input, member) => addFavorite(platform, member, input)),
  route(removeFavoriteOperation)((input, member) => removeFavorite(platform, member, input)),
]
