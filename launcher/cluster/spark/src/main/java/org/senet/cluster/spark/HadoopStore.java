package org.senet.cluster.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.senet.cluster.Store;

/**
 * Files in a folder of any file system that Hadoop knows, such as HDFS or S3.
 *
 * @param folder as a URI
 */
record HadoopStore(String folder) implements Store {
    @Override
    public void put(String name, Content content) throws IOException {
        var target = new Path(folder, name);
        var fresh = new Path(folder, "_" + name + "." + UUID.randomUUID());
        var files = target.getFileSystem(new Configuration());
        files.mkdirs(new Path(folder));
        try {
            try (var out = new BufferedOutputStream(files.create(fresh))) {
                content.write(out);
            }
            // Whoever was first has written the same.
            if (!files.rename(fresh, target) && !files.exists(target)) {
                throw new IOException("`" + fresh + "` cannot be renamed");
            }
        } finally {
            if (files.exists(fresh)) {
                files.delete(fresh, false);
            }
        }
    }
}
