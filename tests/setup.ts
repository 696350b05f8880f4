import 'fake-indexeddb/auto'

// Pure tests run without a document, and are spared what it takes to complete one.
if (typeof window !== 'undefined') await import('./setup-document')
