/** The style sheets that antd writes while the portal runs, held against the oldest supported browsers. */

import { readdirSync, readFileSync } from 'node:fs'
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import * as antd from 'antd'
import { createElement as h, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { themeOf } from '@/ui/antd-theme'
import { usesOfStyles } from '../checks/browser-css.mjs'
import accepted from '../checks/browsers-accepted.json' with { type: 'json' }

const { Alert, App, Badge, Button, Checkbox, ConfigProvider, DatePicker, Drawer, Dropdown, Empty, Input, Menu, Modal } =
  antd
const { Flex, Progress, Radio, Segmented, Select, Skeleton, Switch, Table, Tabs, Tag, TreeSelect } = antd

/** What browsers of the floor lack of them, each with the reason why the portal does without. */
const acceptedOfAntd: Readonly<Record<string, string>> = {
  'user-select': 'Safari: the words of a control can be selected.',
  '::-webkit-scrollbar': 'Elsewhere the scroll bar is the system’s.',
  '::-webkit-scrollbar-thumb': 'As ::-webkit-scrollbar.',
  'scrollbar-color': 'The scroll bar has the system’s colours.',
  'backdrop-filter': 'Safari: what is behind a dialog is dimmed, not blurred.',
  '::-webkit-search-cancel-button': 'Only WebKit and Chromium draw the button that it hides.',
  '-webkit-touch-callout': 'Only iOS has the callout that it hides.',
  '-webkit-tap-highlight-color': 'Only touch screens of WebKit and Chromium have the highlight that it hides.',
  'color-mix()': 'The line between buttons of Space.Compact, which the portal does not use.',
}

const options = [{ value: '1', label: '一' }]
const here = { getContainer: false, open: true } as const
const popup = { open: true, getPopupContainer: (parent: HTMLElement) => parent } as const

/** Each part of antd that the portal uses, open where it opens. */
const parts: Readonly<Record<string, ReactNode>> = {
  Alert: h(Alert, { title: '一', showIcon: true }),
  App: h(App),
  Badge: h(Badge, { count: 1 }, h('i')),
  Button: h(Button, { type: 'primary', loading: true }, '一'),
  Checkbox: h(Checkbox, null, '一'),
  DatePicker: h('div', null, h(DatePicker, popup), h(DatePicker.RangePicker, popup)),
  Drawer: h(Drawer, here, '一'),
  Dropdown: h(Dropdown, { ...popup, menu: { items: [{ key: '1', label: '一' }] } }, h('i')),
  Empty: h(Empty),
  Flex: h(Flex, null, '一'),
  Input: h('div', null, h(Input), h(Input.Password), h(Input.TextArea, { showCount: true }), h(Input.Search)),
  Menu: h(Menu, { items: [{ key: '1', label: '一', children: [{ key: '2', label: '二' }] }] }),
  Modal: h(Modal, here, '一'),
  Progress: h(Progress, { percent: 50 }),
  Radio: h(Radio.Group, { options, optionType: 'button' }),
  Segmented: h(Segmented, { options }),
  Select: h(Select, { ...popup, options }),
  Skeleton: h(Skeleton, { active: true }),
  Switch: h(Switch),
  Table: h(Table, { dataSource: [{ key: '1' }], columns: [{ title: '一', sorter: true, filters: [] }] }),
  Tabs: h(Tabs, { items: [{ key: '1', label: '一' }] }),
  Tag: h(Tag, { closable: true }, '一'),
  TreeSelect: h(TreeSelect, { ...popup, treeData: [{ value: '1', title: '一', children: [] }] }),
}

/** The parts that the portal's files import, by antd's names. */
function imported(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const statements = files.flatMap((file) => [
    ...readFileSync(`src/${file}`, 'utf8').matchAll(/^import \{([^}]*)\} from 'antd'$/gm),
  ])
  const names = statements.flatMap(([, list = '']) => list.split(','))
  const own = names.map((name) => name.trim().split(' as ')[0] ?? '').filter((name) => /^[A-Z]/.test(name))
  return [...new Set(own)].sort()
}

it('every part of antd that the portal imports is in the sample', () => {
  expect(imported().filter((name) => name !== 'ConfigProvider' && !(name in parts))).toEqual([])
})

it('the style sheets that antd writes for them use nothing above the oldest supported browsers', () => {
  const sheets = [0, 20].map((senior) => {
    const cache = createCache()
    const look = { colour: '#1677ff', dark: false, contrast: senior > 0, large: false, senior, colourWeak: false }
    const theme = themeOf(look as Parameters<typeof themeOf>[0])
    renderToString(
      h(
        StyleProvider,
        { cache },
        h(ConfigProvider, { theme }, ...Object.entries(parts).map(([key, part]) => h('div', { key }, part))),
      ),
    )
    return extractStyle(cache, { plain: true })
  })
  for (const part of ['btn', 'select', 'picker', 'table', 'modal', 'drawer', 'tabs', 'tree'])
    expect(sheets[0]).toContain(`.ant-${part}`)
  const uses = new Set(sheets.flatMap((sheet) => [...usesOfStyles(sheet)]))
  const nameOf = (use: string) => use.replace(/ \([^)]*\)$/, '')
  const reasons = { ...accepted.accepted, ...acceptedOfAntd }
  expect([...uses].filter((use) => !Object.hasOwn(reasons, nameOf(use)))).toEqual([])
  const names = new Set([...uses].map(nameOf))
  expect(Object.keys(acceptedOfAntd).filter((name) => !names.has(name))).toEqual([])
})
