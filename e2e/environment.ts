/** Answers with the address of the server for the stories once it is ready, or with 500 and why it is not. */
export const MAIN_SERVER = 'E2E_MAIN_SERVER'
/** The database that each of their servers copies, as JSON. */
export const SOURCE = 'E2E_DATABASE'
