/** What is wrong with an English text: a word that has another name, or capitals in mid-sentence. */
export function faultsOf(english: string): string[]
