// one file for whoever opens any of them: their forms and lists are most of what the page would weigh
export { BroadcastPart } from './broadcasts/broadcast-part.tsx'
export { HelpPart } from './help/help-part.tsx'
export { ListingsPart } from './listings/listings-part.tsx'
export { SettingsPart } from './settings/settings-part.tsx'
