/** One of the demo's people, to sign in as. Only the demo has any: a production build's list stays empty. */
export interface DemoPersona {
  id: string
  name: string
  note: string
  accountCode: string
  password: string
}

let personas: readonly DemoPersona[] = []

/** Given by the embedded backend when it starts, before the first screen. */
export function setDemoPersonas(list: readonly DemoPersona[]): void {
  personas = list
}

export function demoPersonas(): readonly DemoPersona[] {
  return personas
}
