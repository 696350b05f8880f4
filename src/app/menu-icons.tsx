/** The icons of menu entries by name, with a neutral one for unknown names; for the top and side menus. */

import {
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  ExperimentOutlined,
  FileSearchOutlined,
  GlobalOutlined,
  HomeOutlined,
  IdcardOutlined,
  MailOutlined,
  ProjectOutlined,
  SolutionOutlined,
  TeamOutlined,
  TrophyOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { ownValue } from '@/lib/collections/own-value'

/** One icon per module. */
const icons: Readonly<Record<string, ReactNode>> = {
  home: <HomeOutlined aria-hidden />,
  project: <ProjectOutlined aria-hidden />,
  audit: <AuditOutlined aria-hidden />,
  unit: <ApartmentOutlined aria-hidden />,
  resume: <IdcardOutlined aria-hidden />,
  expert: <SolutionOutlined aria-hidden />,
  award: <TrophyOutlined aria-hidden />,
  base: <ExperimentOutlined aria-hidden />,
  'foreign-expert': <GlobalOutlined aria-hidden />,
  matching: <FileSearchOutlined aria-hidden />,
  mail: <MailOutlined aria-hidden />,
  account: <TeamOutlined aria-hidden />,
  definition: <BankOutlined aria-hidden />,
}

/** The icon of a menu entry; a neutral one for an unknown name, because a collapsed menu shows icons only. */
export function menuIcon(name: string | undefined): ReactNode {
  return (name && ownValue(icons, name)) ?? <AppstoreOutlined aria-hidden />
}
