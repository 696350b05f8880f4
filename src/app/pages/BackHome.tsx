import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { homePath } from '@/features/home/paths'
import { useT } from '@/ui/use-t'

/** The way back of every error page. */
export function BackHome() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <Button
      type="primary"
      href={homePath}
      onClick={(event) => {
        event.preventDefault()
        navigate(homePath)
      }}
    >
      {t('返回首页')}
    </Button>
  )
}
