import { useMessages } from '@uplink/api-client/messages';
import { CardField } from '@uplink/kit/payments';
import { Button } from '@uplink/ui/button';
import { Radio, RadioGroup } from '@uplink/ui/choice';
import type { MethodState } from './method.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';

export interface MethodViewProps extends MethodState {
  isDisabled: boolean;
}

/** How it is paid: by what is saved, another card, or a wallet. */
export function MethodView(props: MethodViewProps) {
  const messages = useMessages(purchasesMessages);
  const { methods, chosen, onChoose, cardRef, walletFault, isConnecting, onConnect } = props;
  return (
    <section className="ul-stack ul-gap-12">
      <h3 className="ul-h4">{messages.payment}</h3>
      {methods.length > 0 && (
        <RadioGroup
          label={messages.payment}
          isLabelHidden
          value={chosen}
          onChange={(id) => onChoose(id as MethodState['chosen'])}
        >
          {methods.map((method) => (
            <Radio key={method.id} value={method.type}>
              {messages.methodName(method)}
            </Radio>
          ))}
          <Radio value="newCard">{messages.newCard}</Radio>
        </RadioGroup>
      )}
      {chosen === 'newCard' && <CardField handleRef={cardRef} isDisabled={props.isDisabled} />}
      {!methods.some(({ type }) => type === 'wallet') && (
        <div>
          <Button size="sm" isPending={isConnecting} onPress={onConnect}>
            {messages.connectWallet}
          </Button>
          {walletFault && (
            <p className="ul-small ul-fault" role="alert">
              {walletFault}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
