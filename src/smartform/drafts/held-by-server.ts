import type { FormEngine } from '../engine/engine'
import type { ContentSnapshot } from '../ports'
import type { FormValues } from '../schema/values'

/** A default of the definition the content does not hold yet: shown, but not on the server. */
export function unsavedDefaults(engine: FormEngine, content: ContentSnapshot): string[] {
  return [...engine.form.fields].flatMap(([fieldId, node]) =>
    node.defaultValue !== undefined && !Object.hasOwn(content.values, fieldId) ? [fieldId] : [],
  )
}

/** The values of a form just opened that the server has, as the engine reads them. */
export function heldByServer(engine: FormEngine, content: ContentSnapshot): FormValues {
  const own = new Set(unsavedDefaults(engine, content))
  return Object.fromEntries(Object.entries(engine.values()).filter(([fieldId]) => !own.has(fieldId)))
}
