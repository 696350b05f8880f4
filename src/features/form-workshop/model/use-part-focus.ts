/** Hook of the workshop that focuses a new part's name, or a missing English text. */

import { type RefObject, useEffect, useState } from 'react'
import { nameInputId } from '../components/use-part'

type Typed = HTMLInputElement | HTMLTextAreaElement
const isTyped = (element: Element | null): element is Typed =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** The first empty English text whose Chinese one is written. */
function missingEnglish(panel: Element | null): Typed | undefined {
  const inputs = [...(panel?.querySelectorAll<Typed>('input[lang], textarea[lang]') ?? [])]
  return inputs.find((input, at) => input.lang === 'en' && input.value === '' && inputs[at - 1]?.value !== '')
}

/**
 * @param panel holds the settings of what is chosen
 * @param atOnce what is looked for when the page opens; undefined: nothing
 */
export function usePartFocus(panel: RefObject<HTMLElement | null>, atOnce: 'name' | 'english' | undefined) {
  const [wanted, setWanted] = useState<{ thing: string; english: boolean } | null>(
    atOnce ? { thing: '', english: atOnce === 'english' } : null,
  )
  useEffect(() => {
    if (!wanted) return
    const named = document.getElementById(nameInputId)
    const input = (wanted.english && missingEnglish(panel.current)) || named
    if (!isTyped(input)) return
    input.focus()
    input.select()
    setWanted(null)
  }, [wanted, panel])
  return {
    onName: (thing: string) => setWanted({ thing, english: false }),
    onEnglish: () => setWanted({ thing: '', english: true }),
  }
}
