/** The personas that the sign-in page offers in the demonstration. */

/** A persona of the demo. A production build has none. */
export interface DemoPersona {
  id: string
  name: string
  note: string
  accountCode: string
  password: string
  /** Reads the code that was last sent to the persona's mobile, from the demonstration's own telephone. */
  readCode?(): Promise<string>
}

let personas: readonly DemoPersona[] = []

/** Set by the embedded backend before the first screen. */
export function setDemoPersonas(list: readonly DemoPersona[]): void {
  personas = list
}

export function demoPersonas(): readonly DemoPersona[] {
  return personas
}
