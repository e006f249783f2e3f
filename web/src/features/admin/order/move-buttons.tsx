/** Two buttons that move an item up or down. They keep the focus after a move. */
import { useI18n } from '../../../i18n/i18n.tsx';
import { Icon } from '../../../ui/content/icons.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import type { Order } from './use-order.ts';

export function MoveButtons({
  order,
  id,
  name,
}: {
  readonly order: Order;
  readonly id: string;
  readonly name: string;
}) {
  const { t } = useI18n();
  const button = (step: 1 | -1) => (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t(step === -1 ? 'admin.moveUp' : 'admin.moveDown', { name })}
      // Not `disabled`, which would lose the focus during the request.
      aria-disabled={order.isMoving || !order.canMove(id, step)}
      onClick={() => void order.move(id, step)}
    >
      <Icon name={step === -1 ? 'up' : 'down'} size="4" />
    </Button>
  );
  return (
    <>
      {button(-1)}
      {button(1)}
    </>
  );
}
