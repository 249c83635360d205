export const geoEn = {
  placeholder: 'City',
  open: 'Show cities',
  searching: 'Searching…',
  none: 'No city of this name.',
  failed: 'The cities could not be loaded.',
  locate: 'Use my position',
  locating: 'Finding your position…',
  denied: 'Your device did not give its position. Please choose a city.',
  nothingNear: 'There is no city near you in our list. Please choose one.',
  unreachable: 'The city could not be found right now. Please choose one.',
} as const
