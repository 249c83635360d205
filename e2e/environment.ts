/** Names the server for the stories; set before any of them runs. */
export const BASE_URL = 'E2E_BASE_URL'
/** The database that each of their servers copies, as JSON. */
export const SOURCE = 'E2E_DATABASE'
