/** The English words that the glossary replaces, with the right term, for `npm run check -- english`. */

/** English words that the glossary (docs/glossary.md) replaces, with the right term. */
const otherWords = [
  [/\bdeclar(e|es|ed|ing|ation|ations)\b/i, 'apply, application'],
  [/\bguides?\b|\bproposals?\b/i, 'call, application'],
  [/\bsub-(project|topic)s?\b|\bsubtopics?\b/i, 'subproject'],
  [/\bidentity verification\b|\breal-name (verif\w+|authentication)\b/i, 'real-name certification'],
  [/\bannual (check|review)s?\b/i, 'annual inspection'],
  [/\btask (paper|statement)s?\b|\bassignment book\b/i, 'task book'],
  [/\btodos?\b/i, 'to-do'],
  [/\bcheck number\b|\bverify code\b/i, 'check code'],
  [/\bperformance (assessment|appraisal)s?\b/i, 'performance evaluation'],
  [/\bavoid(ed|ance) experts?\b/i, 'recusal expert'],
]

/** Names, which keep their capitals. */
const names =
  /Science and Technology Innovation Service Platform|Science and Technology Portal|Municipal Science and Technology Commission|Chinese Academy of (Engineering|Sciences)|People’s Republic of China|Chen Siyuan|Hong Kong|\b(China|Chinese|English|Latin|Beijing|Shanghai|Macao|Taiwan|WeChat|Excel|Chrome|Enter|Esc|Ctrl|Alt|Shift|Delete|January)\b/g

/**
 * The faults of an English text: a term that the glossary replaces, or capitals in mid-sentence. Quoted text is
 * ignored.
 */
export function faultsOf(text) {
  const english = text.replace(/“[^”]*”|\{\w+\}/g, '')
  const faults = otherWords.flatMap(([word, name]) => {
    const found = word.exec(english)
    return found ? [`“${found[0]}” is called ${name}`] : []
  })
  const sentences = english.replace(names, '').split(/[.!?:;\n]/)
  for (const sentence of sentences) {
    const capital = /\S\s+(?:[(]?)([A-Z][a-z]+)/.exec(sentence.trim())
    if (capital) faults.push(`“${capital[1]}” has a capital in mid-sentence`)
  }
  return faults
}
