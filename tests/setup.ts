import 'fake-indexeddb/auto'
import { shakeImmediates } from './shaken'

if (process.env.SHAKEN) shakeImmediates(Number(process.env.SHAKEN))

// Pure tests run without a document, and are spared what it takes to complete one.
if (typeof window !== 'undefined') await import('./setup-document')
