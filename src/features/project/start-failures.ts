/** Where on the declare page a refused start is shown. */
export type StartPlace = 'conditions' | 'unit' | 'commitment' | 'start'

const places: Readonly<Record<number, StartPlace>> = {
  60345: 'conditions',
  60347: 'conditions',
  603326: 'conditions',
  603007: 'conditions',
  603005: 'unit',
  603006: 'commitment',
}

/** The place a refusal of `startDeclaration` concerns; anything else is shown at the button. */
export function startPlace(code: number | null): StartPlace {
  return (code !== null && places[code]) || 'start'
}
