import { z } from 'zod'

// zod tries `new Function` as soon as an object schema is made; the content policy would report it.
// Imported first of all in main.tsx, before any module that makes schemas.
z.config({ jitless: true })
