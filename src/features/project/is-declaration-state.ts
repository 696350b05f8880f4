import { type DeclarationState, declarationStates } from '@/lib/work/declaration'

/** Whether a text from a URL or the wire names a state of the machine. */
export function isDeclarationState(name: string): name is DeclarationState {
  return Object.hasOwn(declarationStates, name)
}
