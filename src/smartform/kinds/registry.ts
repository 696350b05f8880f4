/** Lists all field kinds that the form engine knows; adding a kind is one name here. */

/** All kinds that may be fields and columns; adding one is one name here. Similar kinds share a folder. */
export { attachments, image } from './attachments/attachments'
export { certificate } from './certificate/certificate'
export { checkboxGroup, commitment, radio, yesNo } from './choice/choice'
export { computed } from './computed/computed'
export { email, mobile } from './contact/contact'
export { date, dateRange, month, time } from './date/date'
export { dictionary, dictionaryTree, unitPicker } from './dictionary/dictionary'
export { money, number, percent } from './number/number'
export { person } from './person/person'
export { longText, richText, text } from './text/text'
