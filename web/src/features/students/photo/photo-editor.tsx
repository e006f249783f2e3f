/**
 * Crops a picture to a square that can be moved, zoomed and rotated by touch, mouse and keyboard.
 * Loaded after a picture was chosen.
 */
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { CropArea, MAX_ZOOM } from '../../../uploads/crop-area.tsx';
import { useObjectUrl } from '../../../uploads/use-object-url.ts';
import { type Crop, cropPhoto } from './crop-photo.ts';

interface PhotoEditorProps {
  readonly file: File;
  readonly onClose: () => void;
  readonly onCut: (photo: File) => void;
}

export function PhotoEditor({ file, onClose, onCut }: PhotoEditorProps) {
  const { t } = useI18n();
  const id = useId();
  const url = useObjectUrl(file);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [cut, setCut] = useState<Crop | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  const save = () => {
    if (!cut || !url) return;
    cropPhoto(url, cut).then(onCut, () => setUnreadable(true));
  };

  return (
    <Modal title={t('students.cropTitle')} onClose={onClose}>
      <Stack gap="4">
        <Text id={`${id}-help`}>{t('students.cropHelp')}</Text>
        <CropArea
          url={url}
          height={{ base: '17rem', sm: '22rem' }}
          label={t('students.cropSquare')}
          describedBy={`${id}-help`}
          aspect={1}
          crop={offset}
          zoom={zoom}
          onCropChange={setOffset}
          onZoomChange={setZoom}
          onCropComplete={(_, { x, y, width }) => setCut({ x, y, side: width, turn })}
          onUnreadable={() => setUnreadable(true)}
          cropShape="round"
          rotation={turn}
        />
        <Flex wrap="wrap" align="center" gap="4">
          <chakra.label
            flex="1 1 12rem"
            display="flex"
            alignItems="center"
            gap="3"
            minH="target"
            fontWeight="semibold"
          >
            {t('students.zoom')}
            <chakra.input
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
          </chakra.label>
          <Button variant="outline" onClick={() => setTurn((turn + 90) % 360)}>
            {t('students.turn')}
          </Button>
        </Flex>
        <Box role="alert" color="error.fg">
          {isUnreadable && t('students.photoUnreadable')}
        </Box>
        <Flex wrap="wrap" gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button aria-disabled={!cut || isUnreadable} onClick={() => !isUnreadable && save()}>
            {t('students.usePhoto')}
          </Button>
        </Flex>
      </Stack>
    </Modal>
  );
}
