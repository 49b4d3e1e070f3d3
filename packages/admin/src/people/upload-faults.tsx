import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useCorrections } from './user-upload.controller.ts';
import { userUploadMessages } from './user-upload.messages.ts';

type Line = Schema<'UserUploadLine'>;
type Fault = Line['faults'][number];
type Cell = Schema<'UserUploadCorrection'>['cells'][number];

export interface UploadFaultsProps {
  upload: Schema<'UserUpload'>;
  /** Those with faults that are shown. */
  lines: readonly Line[];
  /** Told that other lines may be faulty by now. */
  onChecked: () => void;
}

/** Lines with faults, each faulty cell as a field: what is corrected is checked again. */
export function UploadFaults({ upload, lines, onChecked }: UploadFaultsProps) {
  const messages = useMessages(userUploadMessages);
  const again = useCorrections(upload);
  // Kept while other lines are shown.
  const [cells, setCells] = useState<ReadonlyMap<string, Cell>>(new Map());
  const put = (cell: Cell) => setCells(new Map(cells).set(placeOf(cell), cell));
  const check = (event: FormEvent) => {
    event.preventDefault();
    again.mutate(
      { fields: null, cells: [...cells.values()] },
      {
        onSuccess() {
          setCells(new Map());
          onChecked();
        },
      },
    );
  };
  return (
    // What is still wrong keeps no one from checking the rest.
    <form noValidate onSubmit={check}>
      <div className="ul-people-faults__head">
        <p className="ul-muted">{messages.skipped}</p>
        <Button type="submit" icon={<Icon as={RefreshCw} size={16} />} isPending={again.isPending}>
          {messages.checkAgain}
        </Button>
      </div>
      {again.isError && (
        <p className="ul-fault ul-people-faults__error" role="alert">
          {again.error.message}
        </p>
      )}
      <ul className="ul-people-faults">
        {lines.map(({ line, name, faults }) => (
          <li key={line}>
            <span className="ul-people-faults__line">
              <span className="ul-mono ul-muted">{line}</span>{' '}
              <span className="ul-strong">{name || messages.noName}</span>
            </span>
            <span className="ul-people-faults__cells">
              {faults.map((fault) => (
                <FaultyCell
                  key={`${fault.at}: ${fault.message}`}
                  line={line}
                  fault={fault}
                  typed={cells.get(placeOf({ line, at: fault.at ?? -1 }))?.value}
                  onType={put}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </form>
  );
}

const placeOf = ({ line, at }: Pick<Cell, 'line' | 'at'>) => `${line}:${at}`;

interface FaultyCellProps {
  line: number;
  fault: Fault;
  /** What was typed since the last check. */
  typed: string | undefined;
  onType: (cell: Cell) => void;
}

function FaultyCell({ line, fault, typed, onType }: FaultyCellProps) {
  const messages = useMessages(userUploadMessages);
  const { column, at, value, message } = fault;
  if (at === null)
    return (
      <span className="ul-fault">
        {messages.wholeLine}: {message}
      </span>
    );
  return (
    <TextField
      label={messages.cell(column ?? '', line)}
      value={typed ?? value}
      onChange={(text) => onType({ line, at, value: text })}
      {...(typed === undefined ? { errorMessage: message } : { description: messages.notChecked })}
    />
  );
}
