/** Renders the active page and keeps the pages of other tabs mounted but hidden, so that nothing typed is lost. */

import { useMemo, useState } from 'react'
import { useLocation, useOutlet } from 'react-router-dom'
import { type PageTab, PageTabContext } from '@/shared/navigation/page-tab'
import { TimesBlock } from '@/ui/TimesBlock'
import { memberPages } from '../member-pages'
import { InLayout } from '../pages/in-layout'
import { routeMatches } from '../route-matches'
import { mountedPages } from './mounted-pages'
import { nameTab, useOpenTabs } from './open-tabs'
import { tabAt } from './page-tab'
import { TabPage } from './TabPage'

/** Pages without a tab: they appear over the others. */
const overlays = ['/403', '/404', '/500']

/**
 * The active page and, with the multi-tab bar, the mounted pages of other tabs.
 * @param keeps whether the multi-tab bar is on
 */
export function TabPages({ keeps, userId }: { keeps: boolean; userId: string }) {
  const page = useOutlet()
  const { pathname } = useLocation()
  const tabs = useOpenTabs(userId)
  const current = tabAt(memberPages, pathname)?.key ?? pathname
  const [mounted, setMounted] = useState<readonly string[]>([current])
  const open = keeps ? tabs.map(({ key }) => key) : []
  const next = mountedPages(mounted, current, open)
  if (next.length !== mounted.length || next.some((key, index) => key !== mounted[index])) setMounted(next)
  return next.toSorted().map((key) => (
    <PageOfTab key={key} tabKey={key} keeps={keeps} userId={userId}>
      <TabPage tabKey={key} active={key === current} page={page} />
    </PageOfTab>
  ))
}

interface PageOfTabProps {
  tabKey: string
  keeps: boolean
  userId: string
  children: React.ReactNode
}

function PageOfTab({ tabKey, keeps, userId, children }: PageOfTabProps) {
  const tab = useMemo(
    (): PageTab => ({
      name: (detail) => nameTab(userId, tabKey, detail),
      stays: (path) => keeps && (overlays.includes(path) || routeMatches(memberPages, path).length > 0),
    }),
    [userId, tabKey, keeps],
  )
  return (
    <InLayout value={true}>
      <PageTabContext value={tab}>
        <TimesBlock>{children}</TimesBlock>
      </PageTabContext>
    </InLayout>
  )
}
