/** Tests of who hears of problems that the server names, and of notes of a paste. */
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../../tests/smartform/sample-engine'

const { engine, messages, addPerson } = sampleEngine()

describe('whoever looks at a place', () => {
  const at = (...paths: string[]) => ({ severity: 'error' as const, paths, message: '另有一事' })
  const notified = (paths: readonly string[]) => {
    const heard: string[] = []
    for (const path of paths) {
      engine().field(path)
      engine().subscribe(path, () => heard.push(path))
    }
    return () => heard.splice(0)
  }

  it('hears of a problem that the server names there, and that it is withdrawn', () => {
    const heard = notified(['title', 'remark'])
    engine().setServerProblems([at('title')])
    expect([heard(), messages('title')]).toEqual([['title'], ['另有一事']])
    engine().setServerProblems([])
    expect([heard(), messages('title')]).toEqual([['title'], []])
  })

  it('hears at the table of a problem of one of its rows, and at a cell of one of the cell', () => {
    const row = addPerson({ name: '甲' })
    const heard = notified(['people', `people/${row}/name`, `people/${row}/mobile`])
    engine().setServerProblems([at(`people/${row}`)])
    expect(heard()).toEqual(['people'])
    engine().setServerProblems([at(`people/${row}/name`)])
    expect(heard().toSorted()).toEqual(['people', `people/${row}/name`])
  })

  it('hears nothing while the same is named again, and sees it once', () => {
    engine().setServerProblems([at('title')])
    const heard = notified(['title'])
    engine().setServerProblems([at('title')])
    expect([heard(), messages('title')]).toEqual([[], ['另有一事']])
  })
})

describe('a note of a paste at several cells', () => {
  it('goes as a whole when one of them is pasted over', () => {
    const note = (message: string, ...paths: string[]) =>
      engine().setServerProblems([{ severity: 'error', paths, message }], 'paste')
    note('一', 'title', 'remark')
    note('二', 'remark')
    expect([messages('title'), messages('remark')]).toEqual([[], ['二']])
  })
})
