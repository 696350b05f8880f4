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

/** One icon for each module of the portal. */
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

/** The icon a menu entry names; a neutral one for a name that is not known, since a collapsed menu shows nothing else. */
export function menuIcon(name: string | undefined): ReactNode {
  return (name && icons[name]) ?? <AppstoreOutlined aria-hidden />
}
