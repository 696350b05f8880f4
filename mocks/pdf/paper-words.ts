/** The words of a PDF in its language: the portal's texts, names of people and units, and a function to make it in that language. */

import { groupBy } from '@/lib/collections/get-or-create'
import { knowEntryNames } from '@/lib/i18n/dictionary-entry-name'
import { addTexts, inLocale } from '@/lib/i18n/i18n'
import type { Database } from '../db/database'
import { englishNameOf } from '../english-names'
import { englishTexts, type SheetWords, sheetWords } from '../sheets/sheet-words'

/** The words of a document in its language. */
export interface PaperWords extends SheetWords {
  isEnglish: boolean
  /** A name of a person, unit, department or work item: in English where one is known. */
  nameOf(chinese: string): string
}

/** The databases whose dictionaries `t` knows in English already. */
const known = new WeakSet<Database>()

/**
 * Makes a document in one language, whatever the language of the page is that the backend runs in. Labels and options of forms follow it;
 * Node has no English texts of its own, so they are added first.
 */
export function inPaperLanguage<Made>(db: Database, english: boolean, make: (words: PaperWords) => Made): Made {
  if (english && !known.has(db)) {
    known.add(db)
    addTexts('en', englishTexts())
    for (const [type, entries] of groupBy(db.dictionaries.all(), ({ type }) => type)) knowEntryNames(type, entries)
  }
  const words = Object.assign(sheetWords(english ? 'EN' : 'ZH'), {
    isEnglish: english,
    nameOf: (chinese: string) => (english && englishNameOf(db, chinese)) || chinese,
  })
  return inLocale(english ? 'en' : 'zh', () => make(words))
}
