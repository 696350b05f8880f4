/** Maps each part of a form definition to its workbook cell, so that a problem names the cell. */

import { partPlace } from '../expression/expression-text'
import { atCharacter } from './cell-codecs'
import type { ReadRow, ReadSheet, WorkbookProblem } from './read-sheets'

interface ObjectPlace {
  sheet: ReadSheet
  row: ReadRow
}

/** The places of the objects of one definition, by their paths in it: `pages[0].sections[1].fields[2]`. */
export class ObjectPlaces {
  private readonly places = new Map<string, ObjectPlace>()
  private readonly ids = new Map<string, string>()

  /** @param of what its id is unique among, for problems that name it by its id */
  add(path: string, sheet: ReadSheet, row: ReadRow, of?: 'page' | 'section' | 'field'): void {
    this.places.set(path, { sheet, row })
    const id = row.cells.get('id')?.trim()
    if (of && id && !this.ids.has(`${of}:${id}`)) this.ids.set(`${of}:${id}`, path)
  }

  /** A problem at a path of the definition, as one of a cell. `key`: of its English text. */
  problem(at: string, message: string, isEnglish = false): WorkbookProblem {
    const path = this.pathOf(at)
    const object = this.objectAt(path)
    if (!object) return { sheet: '', cell: '', message: at === '' ? message : `${message}（${at}）` }
    const { sheet, row } = object.place
    const inside = path.slice(object.path.length).replace(/^\./, '')
    const attribute = inside.replace(/\[.*$/s, '')
    const key = isEnglish && sheet.letters.has(`${attribute}:en`) ? `${attribute}:en` : this.keyIn(sheet, attribute)
    const text = row.cells.get(key ?? '')
    const part = inside.slice(attribute.length)
    const span = text !== undefined && part !== '' ? partPlace(text, part) : null
    return {
      sheet: sheet.name,
      cell: `${(key && sheet.letters.get(key)) ?? 'A'}${row.line}`,
      message: span && text !== undefined && span.start > 0 ? atCharacter(text, span.start, message) : message,
    }
  }

  /** The path of a problem that names something by its id: `amount.beside`, `visible:amount`, `page:first`. */
  private pathOf(at: string): string {
    const linked = /^(\w+)\.(beside|explains)$/.exec(at)
    if (linked) return this.fieldPath(linked[1], linked[2])
    const keyed = /^(\w+):([^/.]+)/.exec(at)
    if (!keyed) return at
    const [, of, id = ''] = keyed
    if (of === 'page' || of === 'section') return `${this.ids.get(`${of}:${id}`) ?? ''}.visibleWhen`
    return this.fieldPath(id, of === 'value' ? 'value' : 'visibleWhen')
  }

  private fieldPath(id = '', attribute = ''): string {
    const path = this.ids.get(`field:${id}`)
    return path === undefined ? '' : `${path}.${attribute}`
  }

  /** The innermost object of a path; '' is the form itself. */
  private objectAt(path: string): { path: string; place: ObjectPlace } | null {
    for (let end = path.length; end >= 0; end -= 1) {
      if (end < path.length && end > 0 && !'.['.includes(path.charAt(end))) continue
      const place = this.places.get(path.slice(0, end))
      if (place) return { path: path.slice(0, end), place }
    }
    return null
  }

  /** The column of an attribute, or of the whole that it belongs to. */
  private keyIn({ letters }: ReadSheet, attribute: string): string | undefined {
    if (letters.has(attribute)) return attribute
    if (attribute === '') return ['id', 'expression', 'value'].find((key) => letters.has(key))
    return (
      [...letters.keys()].find((key) => key.startsWith(`${attribute}.`)) ?? (letters.has('rest') ? 'rest' : undefined)
    )
  }
}
