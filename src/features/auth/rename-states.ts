/** Texts of a unit's renaming request, by state. */
import { text } from '@/lib/i18n/i18n'

interface RenameStateWords {
  status: 'info' | 'success' | 'error'
  title: string
  description: string
}

const checking: RenameStateWords = {
  status: 'info',
  title: text('更名申请正在核对'),
  description: text('请记下申请编号。{commission}核对登记信息后更新，一般需要 5 个工作日，期间可随时查询。'),
}

/** Texts of a request by state: 0 being checked, 1 done, 2 refused. */
export const renameStates: Readonly<Record<number, RenameStateWords>> & { 0: RenameStateWords } = {
  0: checking,
  1: {
    status: 'success',
    title: text('更名已完成'),
    description: text('单位已使用新名称。'),
  },
  2: {
    status: 'error',
    title: text('更名申请未通过'),
    description: text('请核对登记信息后重新申请。'),
  },
}
