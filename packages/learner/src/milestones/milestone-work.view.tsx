import { WEB_ADDRESS_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FilesView } from '@uplink/kit/files';
import { useFaultWords } from '@uplink/kit/forms';
import { SaveSign } from '@uplink/kit/saving';
import { TextField } from '@uplink/ui/field';
import type { MilestoneDetailReady } from './milestone-detail.controller.ts';
import { milestonesMessages } from './milestones.messages.ts';

/** What is handed in next: files, a link, or both, as the milestone takes them. */
export function MilestoneWork(state: MilestoneDetailReady) {
  const messages = useMessages(milestonesMessages);
  const inWords = useFaultWords();
  const { milestone, rows, link, saving, linkError } = state;
  const { allowsFiles, allowsLink, allowedExtensions, maxFileSize, maxFiles } = milestone;
  return (
    <section>
      <div className="ul-row" data-justify="between">
        <h3 className="ul-h4">{messages.yourWork}</h3>
        {allowsFiles && (
          <span className="ul-small ul-muted">{messages.files(rows.length, maxFiles)}</span>
        )}
      </div>
      {allowsFiles && (
        <div className="ul-milestone__files">
          <FilesView
            rule={{ extensions: allowedExtensions, maxSize: maxFileSize }}
            rows={rows}
            onAdd={state.onAddFiles}
            onRemove={state.onRemoveFile}
            onRetry={state.onRetryFile}
          />
        </div>
      )}
      {allowsLink && (
        <div className="ul-milestone__field">
          <TextField
            label={messages.link}
            description={messages.linkHelp}
            type="url"
            placeholder="https://"
            maxLength={WEB_ADDRESS_MAX_LENGTH}
            value={link}
            errorMessage={linkError && inWords(linkError)}
            isInvalid={linkError !== undefined}
            onChange={state.onLink}
          />
          <SaveSign saving={saving} />
        </div>
      )}
    </section>
  );
}
