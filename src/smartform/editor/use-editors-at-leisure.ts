import { useEffect } from 'react'
import { loadEditor } from '../kinds/screens'
import type { FormNode } from '../schema/nodes'

/** The page in hand comes first; milliseconds. */
const patience = 3000

/**
 * Loads the editors of all the form's kinds once there is nothing better to do, so that whoever loses the network later can
 * fill in every page. One kind after the other.
 */
export function useEditorsAtLeisure(form: FormNode, readOnly: boolean) {
  useEffect(() => {
    if (readOnly) return
    let open = true
    const load = async () => {
      for (const node of form.fields.values()) if (open) await loadEditor(node)
    }
    const timer = setTimeout(() => {
      if (window.requestIdleCallback) window.requestIdleCallback(() => void load())
      else void load()
    }, patience)
    return () => {
      open = false
      clearTimeout(timer)
    }
  }, [form, readOnly])
}
