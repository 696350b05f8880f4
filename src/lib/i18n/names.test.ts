/** Tests of names and texts that the backend sends in one or both languages. */
import { expect, it } from 'vitest'
import { entryName, entryNameIn, knowEntryNames, plainEntry } from './dictionary-entry-name'
import { nameText, takeEnglishNames } from './english-names'
import { inLocale, type Locale, t } from './i18n'
import { inLanguage } from './in-language'
import { localizedText } from './localized-text'

const inBoth = <Made>(make: () => Made) => (['zh', 'en'] as const).map((language) => inLocale(language, make))

it.each([
  ['Agriculture', ['农业', 'Agriculture']],
  ['', ['农业', '农业']],
  [null, ['农业', '农业']],
  [undefined, ['农业', '农业']],
])('a dictionary entry with the English name %j is %j in Chinese and English', (nameEn, names) => {
  expect(inBoth(() => entryName({ name: '农业', nameEn }))).toEqual(names)
  expect(inBoth(() => localizedText('农业', nameEn))).toEqual(names)
})

it('an entry is sent with its own fields alone', () => {
  const entry = { id: '1', code: 'a', name: '农业', nameEn: 'Agriculture' }
  expect(plainEntry({ ...entry, ...{ children: [], path: ['a'] } })).toEqual(entry)
})

it('a record that holds the Chinese name of an entry shows the English one once the dictionary is known', () => {
  expect(inBoth(() => entryNameIn('area', '林业'))).toEqual(['林业', '林业'])
  knowEntryNames('area', [
    { name: '林业', nameEn: 'Forestry' },
    { name: '渔业', nameEn: null },
  ])
  expect(inBoth(() => entryNameIn('area', '林业'))).toEqual(['林业', 'Forestry'])
  expect(inBoth(() => entryNameIn('area', '渔业'))).toEqual(['渔业', '渔业'])
  // Another dictionary has names of its own.
  expect(inBoth(() => entryNameIn('unit', '林业'))).toEqual(['林业', '林业'])
})

it.each<[unknown, Locale, string]>([
  ['材料', 'en', '材料'],
  [{ zh: '材料', en: 'Material' }, 'zh', '材料'],
  [{ zh: '材料', en: 'Material' }, 'en', 'Material'],
  [{ zh: '材料' }, 'en', ''],
  [{ zh: 3 }, 'zh', ''],
  [null, 'zh', ''],
  [undefined, 'en', ''],
  [7, 'zh', ''],
])('the text %j in the language %s is %j', (words, language, text) => {
  expect(inLanguage(words, language)).toBe(text)
})

it('the English names that come with answers stand in English texts', () => {
  takeEnglishNames({ 王敏: 'Wang Min' })
  takeEnglishNames(undefined)
  takeEnglishNames(null)
  expect(inBoth(() => nameText('王敏'))).toEqual(['王敏', 'Wang Min'])
  expect(inBoth(() => nameText('李娜'))).toEqual(['李娜', '李娜'])
  expect(inBoth(() => nameText('constructor'))).toEqual(['constructor', 'constructor'])
  expect(inBoth(() => t('负责人：{name}', { name: '王敏' }))).toEqual(['负责人：王敏', '负责人：Wang Min'])
})
