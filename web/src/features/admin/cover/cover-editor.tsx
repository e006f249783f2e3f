/**
 * Crops a picture to a cover, by touch, mouse and keyboard, shows it as on a course's card, and
 * uploads it. Loaded after a picture was chosen.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { serverMessage } from '../../../apollo/errors.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { CropArea, MAX_ZOOM } from '../../../uploads/crop-area.tsx';
import { useObjectUrl } from '../../../uploads/use-object-url.ts';
import { useUploadPictureMutation } from '../editor/pictures/generated/pictures.ts';
import { COVER_RATIO, type Crop, cropCover, isBlurred } from './crop-cover.ts';

const ZOOM_STEP = 0.2;

interface CoverEditorProps {
  readonly file: File;
  /** The title of the course or campaign, for the preview. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onStored: (url: string) => void;
}

/** The chosen part in pixels, and in percent of the picture for the preview. */
interface ChosenCrop {
  readonly pixels: Crop;
  readonly share: Crop;
}

export function CoverEditor({ file, title, onClose, onStored }: CoverEditorProps) {
  const { t } = useI18n();
  const id = useId();
  const url = useObjectUrl(file);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [chosen, setChosen] = useState<ChosenCrop | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [percent, setPercent] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [upload] = useUploadPictureMutation();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const zoomBy = (step: number) => setZoom(Math.min(MAX_ZOOM, Math.max(1, zoom + step)));

  const save = async () => {
    if (!chosen || !url || isUnreadable || isSaving) return;
    setFailure(null);
    setPercent(0);
    setSaving(true);
    const stop = new AbortController();
    running.current = stop;
    const image = await cropCover(url, chosen.pixels).catch(() => null);
    if (!image) {
      setUnreadable(true);
      setSaving(false);
      return;
    }
    // The dialog was closed.
    if (stop.signal.aborted) return;
    const onUploadProgress = (share: number) => setPercent(Math.round(share * 100));
    try {
      const { data } = await upload({
        variables: { input: { image } },
        context: { fetchOptions: { onUploadProgress, signal: stop.signal } },
      });
      if (stop.signal.aborted) return;
      if (data) return onStored(data.uploadPicture.picture.url);
    } catch (error) {
      setFailure(serverMessage(error) ?? t('cover.failed'));
    }
    setSaving(false);
  };

  return (
    <Modal title={t('cover.title')} onClose={onClose}>
      <Stack gap="4">
        <Text id={`${id}-help`}>{t('cover.help')}</Text>
        <CropArea
          url={url}
          height={{ base: '13rem', sm: '20rem' }}
          label={t('cover.part')}
          describedBy={`${id}-help`}
          aspect={COVER_RATIO}
          crop={offset}
          zoom={zoom}
          onCropChange={setOffset}
          onZoomChange={setZoom}
          onCropComplete={(share, pixels) => setChosen({ share, pixels })}
          onUnreadable={() => setUnreadable(true)}
        />
        <Box>
          <chakra.label htmlFor={`${id}-zoom`} display="block" fontWeight="semibold">
            {t('cover.zoom')}
          </chakra.label>
          <Flex align="center" gap="3">
            <Button
              variant="outline"
              size="icon"
              aria-label={t('cover.zoomOut')}
              onClick={() => zoomBy(-ZOOM_STEP)}
            >
              −
            </Button>
            <chakra.input
              id={`${id}-zoom`}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.1}
              value={zoom}
              onChange={({ target }) => setZoom(Number(target.value))}
              flex="1"
              minW="0"
              minH="target"
            />
            <Button
              variant="outline"
              size="icon"
              aria-label={t('cover.zoomIn')}
              onClick={() => zoomBy(ZOOM_STEP)}
            >
              +
            </Button>
          </Flex>
        </Box>
        {url && chosen && !isUnreadable && (
          <CardPreview url={url} share={chosen.share} title={title} />
        )}
        {chosen && isBlurred(chosen.pixels) && !isUnreadable && (
          <Text fontSize="sm" color="fg.muted">
            {t('cover.blurred')}
          </Text>
        )}
        <Box role="status">{isSaving && t('cover.sending', { percent })}</Box>
        <Box role="alert" color="error.fg">
          {isUnreadable ? t('cover.unreadable') : failure}
        </Box>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            aria-busy={isSaving}
            aria-disabled={!chosen || isUnreadable || isSaving}
            onClick={() => void save()}
          >
            {t('cover.use')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}

/** The part as students see it, above the title. */
function CardPreview({
  url,
  share,
  title,
}: {
  readonly url: string;
  readonly share: Crop;
  readonly title: string;
}) {
  const { t } = useI18n();
  const scale = 100 / share.width;
  return (
    <Box>
      <Text mb="1" fontSize="sm" color="fg.muted">
        {t('admin.studentsSee')}
      </Text>
      <Box maxW="14rem" borderWidth="1px" borderRadius="md" overflow="hidden" bg="bg.panel">
        <Box position="relative" aspectRatio="16 / 9" overflow="hidden" bg="bg.track">
          <chakra.img
            src={url}
            alt=""
            position="absolute"
            top="0"
            left="0"
            w="full"
            maxW="none"
            transformOrigin="top left"
            style={{
              transform: `translate(${-share.x * scale}%, ${-share.y * scale}%) scale(${scale})`,
            }}
          />
        </Box>
        <Text p="3" fontWeight="semibold" lineClamp="2">
          {title}
        </Text>
      </Box>
    </Box>
  );
}
