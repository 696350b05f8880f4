import { addTexts } from '@/lib/i18n'
import { englishNames } from '@/lib/site-english'

const catalogues = import.meta.glob<Record<string, string>>(['../**/en.json'], {
  eager: true,
  import: 'default',
})

/** All English texts, in a chunk that only those who read English load. Loading the module adds them. */
for (const texts of Object.values(catalogues)) addTexts('en', texts)
addTexts('en', englishNames)
