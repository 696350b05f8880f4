/** Values of single fields and paths to them, independent of the registry of kinds. */

/** `field`, `field/row` or `field/row/column`. */
export type Path = string

export interface DictionaryValue {
  id: string
  code: string
  name: string
}

export interface TreeEntryValue extends DictionaryValue {
  /** Names from the root to its own. */
  path: readonly string[]
}

export interface UnitValue {
  id: string
  name: string
}

export interface AttachmentValue {
  uid: string
  name: string
  /** The file's key in the object store; links are built at the click. */
  url: string
  /** In bytes. */
  size: number
}
