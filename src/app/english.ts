/** Registers every English text of the portal; loaded when the interface is English. */

import { addTexts } from '@/lib/i18n/i18n'
import { englishNames } from '@/lib/site/site-english'

const catalogues = import.meta.glob<Record<string, string>>(['../**/en.json'], {
  eager: true,
  import: 'default',
})

/** All English texts, in a chunk that only readers of English load. Loading the module registers them. */
for (const texts of Object.values(catalogues)) addTexts('en', texts)
addTexts('en', englishNames)
