import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  HomeOutlined,
  IdcardOutlined,
  ProjectOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

const icons: Readonly<Record<string, ReactNode>> = {
  home: <HomeOutlined aria-hidden />,
  project: <ProjectOutlined aria-hidden />,
  audit: <AuditOutlined aria-hidden />,
  unit: <BankOutlined aria-hidden />,
  resume: <IdcardOutlined aria-hidden />,
}

/** The icon a menu entry names; a neutral one for a name that is not known, since a collapsed menu shows nothing else. */
export function menuIcon(name: string | undefined): ReactNode {
  return (name && icons[name]) ?? <AppstoreOutlined aria-hidden />
}
